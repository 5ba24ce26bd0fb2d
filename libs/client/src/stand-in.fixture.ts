/** One answer of the stand-in for the API; an Error: the network breaks. */
export type Answer = Response | Error;

/** Makes a fetch that gives these answers one after the other, the last one again and again, and keeps the requests. */
export const standIn = (...answers: readonly [Answer, ...Answer[]]) => {
  const requests: (Request & { readonly sent: string })[] = [];
  const send: typeof fetch = async (input, init) => {
    const request = new Request(input, init);
    const answer = answers[Math.min(requests.length, answers.length - 1)]!;
    requests.push(Object.assign(request, { sent: await request.clone().text() }));
    if (answer instanceof Error) throw answer;
    return answer.clone();
  };
  return { requests, fetch: send };
};

export const json = (status: number, body: object, headers: Readonly<Record<string, string>> = {}): Response =>
  new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json', ...headers } });

export const problem = (
  status: number,
  code: string,
  more: object = {},
  headers: Readonly<Record<string, string>> = {},
): Response =>
  json(
    status,
    {
      type: `https://api.example.co/docs/errors/${code}`,
      title: 'A title',
      status,
      detail: 'What is wrong.',
      code,
      request_id: 'req_1',
      ...more,
    },
    { 'content-type': 'application/problem+json', ...headers },
  );
