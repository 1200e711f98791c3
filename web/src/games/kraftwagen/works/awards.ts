/** The drawing of an award and the number that is asked for. */
const AWARDS: Record<string, { icon: string; many: number }> = {
  AW_BODY_4: { icon: "BODY", many: 4 },
  AW_BODY_7: { icon: "BODY", many: 7 },
  AW_ENGINE_4: { icon: "ENGINE", many: 4 },
  AW_ENGINE_7: { icon: "ENGINE", many: 7 },
  AW_LAP_1: { icon: "LAP", many: 1 },
  AW_LAP_3: { icon: "LAP", many: 3 },
  AW_ENGINEERS_2: { icon: "ENGR", many: 2 },
  AW_DEVELOP_5: { icon: "RESEARCH", many: 5 },
  AW_PRESTIGE_4: { icon: "WORKER", many: 4 },
  AW_SOLD_4: { icon: "SOLD", many: 4 },
};
export const awardOf = (name: string) => AWARDS[name];
