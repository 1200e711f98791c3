import type { View } from "../../lib/generated/views/thousand_km";
import type { GameStage } from "../../stage/contract";
import { words } from "../../lib/words.svelte";
import Field from "./Field.svelte";
import Line from "./Line.svelte";

const stage: GameStage<View> = {
  Board: Field,
  Dock: Line,
  progress: (view) => ({
    texts: [
      words.t("rally-number", { number: view.rally }),
      words.t("target", { km: view.target }),
    ],
  }),
  wants: 1080,
  dock: { desk: 64, phone: 64 },
  tokens: {
    "--bar": "#12302b",
    "--on-bar": "#f6eeda",
    "--title": "#f4bd3a",
    "--dock": "light-dark(#18443a, #0e2621)",
    "--on-dock": "#f6eeda",
    "--dock-faint": "#b9cdbd",
    "--go": "#f4bd3a",
    "--on-go": "#15191d",
  },
};
export default stage;
