import { createRequire } from 'node:module';

/** kafkajs has no maintainer: what is true of this version is true for ever, and nothing is known of another one. */
const VERSION = '2.2.4';

interface RequestQueue {
  readonly pending: readonly unknown[];
  readonly throttledUntil: number;
  throttleCheckTimeoutId: NodeJS.Timeout | null;
  checkPendingRequests(): void;
  scheduleCheckPendingRequests(): void;
}

/**
 * After every answer kafkajs arms a timer that looks for requests that wait, with a negative delay, and arms it again
 * although none does: thousands of timers a second while nothing happens. Here it is armed only if a request waits.
 */
export const patchKafkajs = (load: (path: string) => unknown = createRequire(import.meta.url)): void => {
  const { version } = load('kafkajs/package.json') as { readonly version: string };
  if (version !== VERSION)
    throw new Error(`kafkajs ${version} is installed; the patch of its idle loop is made for ${VERSION}`);
  const { prototype } = load('kafkajs/src/network/requestQueue') as { readonly prototype: RequestQueue };
  prototype.scheduleCheckPendingRequests = function (this: RequestQueue): void {
    if (this.pending.length === 0 || this.throttleCheckTimeoutId) return;
    this.throttleCheckTimeoutId = setTimeout(
      () => {
        this.throttleCheckTimeoutId = null;
        this.checkPendingRequests();
      },
      Math.max(10, this.throttledUntil - Date.now()),
    );
  };
};
