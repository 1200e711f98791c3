import type { View } from "../../../generated/views/thousand_km";
import type { Television } from "../../../stage/contract";
import LaidCard from "./LaidCard.svelte";
import Piles from "./Piles.svelte";
import "./tv.css";

const TELLS = ["drive", "green", "end-limit", "repair", "action", "attack", "blitz", "extend"];

export default {
  Middle: Piles,
  tells: TELLS.map((what) => `log-${what}`),
  Picture: LaidCard,
} satisfies Television<View>;
