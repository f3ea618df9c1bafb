import { listQuery } from "../../lists/list-query.ts";

export const failedMailsQuery = (personId: string) =>
  listQuery(["listFailedMails", personId], (api, cursor, signal) => api.listFailedMails({ query: cursor, signal }));
