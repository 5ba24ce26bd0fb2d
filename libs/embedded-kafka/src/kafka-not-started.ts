/** What keeps a broker from starting or from stopping, as the broker's tool printed it. */
export class KafkaNotStarted extends Error {
  constructor(message: string) {
    super(message);
    this.name = 'KafkaNotStarted';
  }
}
