import { createConnection } from 'node:net';

/** Returns whether Docker's daemon answers at its socket: the `docker` command may exist without a daemon. */
export const dockerAnswers = (): Promise<boolean> =>
  new Promise((resolve) => {
    const { DOCKER_HOST = 'unix:///var/run/docker.sock' } = process.env;
    const { protocol, hostname, port, pathname } = new URL(DOCKER_HOST);
    const socket =
      protocol === 'unix:'
        ? createConnection(pathname)
        : createConnection({ host: hostname, port: Number(port || 2375) });
    const answer = (answers: boolean): void => {
      socket.destroy();
      resolve(answers);
    };
    socket.setTimeout(500, () => answer(false));
    socket.once('connect', () => answer(true));
    socket.once('error', () => answer(false));
  });
