import { listQuery } from "../lists/list-query.ts";

export const moderationLogQuery = (from: string) =>
  listQuery(["listModerationLog"], (api, cursor, signal) => api.listModerationLog({ query: cursor, signal }), from);
