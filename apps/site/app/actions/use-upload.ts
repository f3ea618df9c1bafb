import { ApiProblem, type OperationId, type Output } from "@troth/api-client";
import type { UseUploadsOptions } from "@troth/ui/file-upload";
import { endSession } from "../state/session.ts";
import { useVisit } from "../visit.ts";
import { type ActionId, callOf, type InputOf } from "./call.ts";

/** The operations that take a file. */
type UploadId = { [Id in ActionId & OperationId]: InputOf<Id> extends { body: Blob } ? Id : never }[ActionId &
  OperationId];

/** What an operation takes besides the file. */
type Besides<Id extends UploadId> = Omit<InputOf<Id>, "body" | "onProgress">;

/**
 * Sends files, for `useUploads`: each has its own progress and can be stopped, which an action with its one state
 * can't say.
 */
export function useUpload<Id extends UploadId>(operation: Id) {
  const { api, store } = useVisit();
  return async (
    file: Blob,
    on: Parameters<UseUploadsOptions["upload"]>[1],
    ...[input]: {} extends Besides<Id> ? [input?: Besides<Id>] : [input: Besides<Id>]
  ): Promise<Output<Id>> => {
    try {
      return (await callOf(api, operation)({ ...input, body: file, ...on })) as Output<Id>;
    } catch (error) {
      // Even if the client could not tell: the stored session no longer works.
      if (error instanceof ApiProblem && error.kind === "unauthorized") endSession(store);
      throw error;
    }
  };
}
