import type { View } from "../../../generated/views/kraftwagen";
import type { Hand } from "../../../stage/contract";
import Board from "../Board.svelte";
import "./hand.css";

export default { Along: Board } satisfies Hand<View>;
