export default async () => globalThis.rubricaTestServer?.stop();
