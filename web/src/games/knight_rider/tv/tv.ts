import type { View } from "../../../generated/views/knight_rider";
import type { Television } from "../../../stage/contract";
import Points from "./Points.svelte";
import "./tv.css";

export default { Middle: Points } satisfies Television<View>;
