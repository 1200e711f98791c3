/** What stands beside the board. */
export type Tab = "log" | "chat" | "rules" | "table";
export const TABS: Tab[] = ["log", "chat", "rules", "table"];
