import type { View } from "../../../generated/views/knatsch";
import type { Hand } from "../../../stage/contract";
import "./hand.css";

export default {} satisfies Hand<View>;
