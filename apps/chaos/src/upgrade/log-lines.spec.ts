import { describe, expect, it } from '@jest/globals';
import { unansweredCalls, wrongInLogs } from './log-lines.js';

describe('the errors in the logs', () => {
  it('are counted by service, message and cause; half a line is none', () => {
    const stopped = { level: 'error', service: 'mailer', msg: 'an unknown version', err: { message: 'v2' } };
    const lines = [stopped, { level: 'info', service: 'mailer', msg: 'started' }, stopped].map((one) =>
      JSON.stringify(one),
    );
    expect(wrongInLogs([...lines, '{"level":"err'].join('\n'))).toEqual([
      'mailer logged: an unknown version (v2), 2 times',
    ]);
  });

  it('are no fault where another service did not answer; those are counted', () => {
    const unanswered = {
      level: 'error',
      service: 'mailer',
      msg: 'a timer failed',
      err: { code: 'service_unavailable' },
    };
    const logs = JSON.stringify(unanswered);
    expect([wrongInLogs(logs), unansweredCalls(logs)]).toEqual([[], 1]);
  });
});
