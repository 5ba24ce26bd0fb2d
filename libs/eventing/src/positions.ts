import type { Topic } from '@rubrica/contracts';

/** How far this service has read. */
export class Positions {
  /**
   * True once this service's consumers of the topic have handled (or parked) all that the log held at the call; false
   * when that takes longer than `timeoutMs`.
   */
  async waitForLogEnd(_topic: Topic, _timeoutMs: number): Promise<boolean> {
    throw new Error('not built yet');
  }
}
