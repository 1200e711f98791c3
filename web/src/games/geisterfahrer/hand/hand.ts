import type { View } from "../../../generated/views/geisterfahrer";
import type { Hand } from "../../../stage/contract";
import Ring from "./Ring.svelte";
import "./hand.css";

export default { Along: Ring } satisfies Hand<View>;
