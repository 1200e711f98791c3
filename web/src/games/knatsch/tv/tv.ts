import type { View } from "../../../generated/views/knatsch";
import type { Television } from "../../../stage/contract";
import Rolling from "./Rolling.svelte";
import "./tv.css";

const TELLS = ["won", "won-bonus", "defence-won", "defence-lost", "tournament-won", "king-won"];

export default {
  Middle: Rolling,
  tells: TELLS.map((what) => `log-${what}`),
} satisfies Television<View>;
