import type { View } from "../../../generated/views/geisterfahrer";
import type { Television } from "../../../stage/contract";
import "./tv.css";

export default { tells: ["log-crash", "log-hit", "log-rescued"] } satisfies Television<View>;
