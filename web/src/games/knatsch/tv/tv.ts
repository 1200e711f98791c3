import type { View } from "../../../generated/views/knatsch";
import type { Television } from "../../../stage/contract";
import Rolling from "./Rolling.svelte";
import "./tv.css";

export default { Middle: Rolling } satisfies Television<View>;
