import type { View } from "../../../generated/views/thousand_km";
import type { Television } from "../../../stage/contract";
import Piles from "./Piles.svelte";
import "./tv.css";

export default { Middle: Piles } satisfies Television<View>;
