import type { View } from "../../../generated/views/kraftwagen";
import type { Television } from "../../../stage/contract";
import "./tv.css";

export default { tells: ["log-diesel", "log-quick_sale", "log-award"] } satisfies Television<View>;
