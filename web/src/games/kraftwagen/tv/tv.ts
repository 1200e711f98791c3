import type { View } from "../../../generated/views/kraftwagen";
import type { Television } from "../../../stage/contract";
import "./tv.css";

export default {} satisfies Television<View>;
