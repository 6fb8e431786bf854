/** What a reactor needs of the queue: adding. `jobId` follows from the event, so that adding twice adds nothing. */
export interface JobQueue {
  add(name: string, payload: object, jobId: string): Promise<void>;
}
