import type { View } from "../../../generated/views/thousand_km";
import type { Hand } from "../../../stage/contract";
import OwnPanel from "./OwnPanel.svelte";
import "./hand.css";

export default { Along: OwnPanel } satisfies Hand<View>;
