/** Content of `reason_blob`: why a tenant has cancelled a document. It may name people. */
export interface CancellationReason {
  readonly message: string;
}
