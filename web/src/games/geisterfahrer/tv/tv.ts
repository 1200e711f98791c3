import type { View } from "../../../generated/views/geisterfahrer";
import type { Television } from "../../../stage/contract";
import "./tv.css";

export default {} satisfies Television<View>;
