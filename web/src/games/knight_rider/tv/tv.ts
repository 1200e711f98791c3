import type { View } from "../../../generated/views/knight_rider";
import type { Television } from "../../../stage/contract";
import Points from "./Points.svelte";
import "./tv.css";

const TELLS = ["log-visit", "log-roof", "log-jump", "log-caught", "log-red-six"];

export default { Middle: Points, tells: TELLS } satisfies Television<View>;
