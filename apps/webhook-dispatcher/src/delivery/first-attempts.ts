import { Injectable } from '@nestjs/common';

/** An attempt of this process. */
export interface AttemptUnderWay {
  /** The receiver has answered, or will not be asked now. */
  answered(): void;
  /** The outcome is kept. */
  concluded(): void;
}

interface Running {
  readonly answered: Promise<undefined>;
}

/** The attempts of this process by delivery, so that the first attempts of one document go in the order of its events. */
@Injectable()
export class FirstAttempts {
  private readonly running = new Map<string, Running>();

  begin(deliveryId: string): AttemptUnderWay {
    const { promise: answered, resolve } = Promise.withResolvers<undefined>();
    this.running.set(deliveryId, { answered });
    return {
      answered: () => resolve(undefined),
      concluded: () => {
        resolve(undefined);
        this.running.delete(deliveryId);
      },
    };
  }

  /** Waits for those of these deliveries that are attempted here; returns whether there was one. */
  async answered(deliveryIds: readonly string[]): Promise<boolean> {
    const running = deliveryIds.flatMap((id) => this.running.get(id) ?? []);
    await Promise.all(running.map(({ answered }) => answered));
    return running.length > 0;
  }
}
