/** What a sample asks for. */
export interface SampleRequest {
  readonly method: string;
  readonly url: string;
  readonly isOpen: boolean;
  readonly body: unknown;
  /** Name of the file that the answer is kept in; null: it is JSON, and printed. */
  readonly file: string | null;
}

/** A command of a shell. */
export const curl = ({ method, url, isOpen, body, file }: SampleRequest, key: string): string => {
  const isPlainPost = method === 'POST' && body !== undefined;
  const parts = [
    `curl -sS${method === 'GET' || isPlainPost ? '' : ` -X ${method}`} '${url}'`,
    ...(isOpen ? [] : ['-H "Authorization: Bearer $RUBRICA_KEY"']),
    ...(body === undefined
      ? []
      : [`-H 'Content-Type: application/json'`, `-d '${json(body, 2).replaceAll("'", "'\\''")}'`]),
    ...(file === null ? [] : [`-o ${file}`]),
  ];
  return `${isOpen ? '' : `# ${key}\n`}${parts.join(' \\\n  ')}`;
};

/** A program for Node without packages. */
export const node = ({ method, url, isOpen, body, file }: SampleRequest, key: string): string => {
  const headers = [
    ...(isOpen ? [] : ['    Authorization: `Bearer ${process.env.RUBRICA_KEY}`,']),
    ...(body === undefined ? [] : [`    'Content-Type': 'application/json',`]),
    ...(method === 'POST' ? [`    'Idempotency-Key': crypto.randomUUID(),`] : []),
  ];
  const options = [
    ...(method === 'GET' ? [] : [`  method: '${method}',`]),
    ...(headers.length === 0 ? [] : ['  headers: {', ...headers, '  },']),
    ...(body === undefined ? [] : [`  body: JSON.stringify(${indented(json(body, 2))}),`]),
  ];
  return [
    ...(isOpen ? [] : [`// ${key}`]),
    ...(file === null ? [] : [`import { writeFile } from 'node:fs/promises';`, '']),
    options.length === 0 ? `const answer = await fetch('${url}');` : `const answer = await fetch('${url}', {`,
    ...(options.length === 0 ? [] : [...options, '});']),
    file === null
      ? 'console.log(answer.status, await answer.json());'
      : `await writeFile('${file}', Buffer.from(await answer.arrayBuffer()));`,
  ].join('\n');
};

/** A program for Python with the package that most have for HTTP. */
export const python = ({ method, url, isOpen, body, file }: SampleRequest, key: string): string => {
  const headers = [
    ...(isOpen ? [] : [`        "Authorization": f"Bearer {os.environ['RUBRICA_KEY']}",`]),
    ...(method === 'POST' ? ['        "Idempotency-Key": str(uuid.uuid4()),'] : []),
  ];
  return [
    ...(isOpen ? [] : [`# ${key}`]),
    ...(isOpen ? [] : ['import os']),
    ...(method === 'POST' ? ['import uuid'] : []),
    'import requests  # pip install requests',
    '',
    `answer = requests.${method.toLowerCase()}(`,
    `    "${url}",`,
    ...(headers.length === 0 ? [] : ['    headers={', ...headers, '    },']),
    ...(body === undefined ? [] : [`    json=${pythonLiteral(body, '    ')},`]),
    ')',
    ...(file === null
      ? ['print(answer.status_code, answer.json())']
      : [`with open("${file}", "wb") as file:`, '    file.write(answer.content)']),
  ].join('\n');
};

/** A program for PHP with its extension for HTTP. */
export const php = ({ method, url, isOpen, body, file }: SampleRequest, key: string): string => {
  const headers = [
    ...(isOpen ? [] : [`'Authorization: Bearer ' . getenv('RUBRICA_KEY')`]),
    ...(body === undefined ? [] : [`'Content-Type: application/json'`]),
    ...(method === 'POST' ? [`'Idempotency-Key: ' . bin2hex(random_bytes(16))`] : []),
  ];
  return [
    '<?php',
    ...(isOpen ? [] : [`// ${key}`]),
    `$request = curl_init(${phpLiteral(url, '')});`,
    'curl_setopt_array($request, [',
    '    CURLOPT_RETURNTRANSFER => true,',
    ...(method === 'GET' ? [] : [`    CURLOPT_CUSTOMREQUEST => '${method}',`]),
    ...(headers.length === 0
      ? []
      : ['    CURLOPT_HTTPHEADER => [', ...headers.map((header) => `        ${header},`), '    ],']),
    ...(body === undefined ? [] : [`    CURLOPT_POSTFIELDS => json_encode(${phpLiteral(body, '    ')}),`]),
    ']);',
    '$answer = curl_exec($request);',
    file === null
      ? `echo curl_getinfo($request, CURLINFO_RESPONSE_CODE), ' ', $answer, "\\n";`
      : `file_put_contents('${file}', $answer);`,
  ].join('\n');
};

const json = (value: unknown, indent: number): string => JSON.stringify(value, null, indent);

const indented = (text: string): string => text.replaceAll('\n', '\n  ');

/** Writes a JSON value as Python does. Its texts are those of JSON: their escapes mean the same in Python. */
const pythonLiteral = (value: unknown, indent: string): string => {
  if (value === null) return 'None';
  if (typeof value === 'boolean') return value ? 'True' : 'False';
  if (typeof value !== 'object') return JSON.stringify(value);
  const inner = `${indent}    `;
  const [open, close, members] = Array.isArray(value)
    ? ['[', ']', value.map((item) => pythonLiteral(item, inner))]
    : [
        '{',
        '}',
        Object.entries(value).map(([name, member]) => `${JSON.stringify(name)}: ${pythonLiteral(member, inner)}`),
      ];
  return members.length === 0
    ? open + close
    : `${open}\n${members.map((one) => `${inner}${one},\n`).join('')}${indent}${close}`;
};

/** Writes a JSON value as PHP does. An empty object is one of PHP's own, as an empty array would be a list. */
const phpLiteral = (value: unknown, indent: string): string => {
  if (typeof value === 'string') return `'${value.replaceAll(/[\\']/g, '\\$&')}'`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  const inner = `${indent}    `;
  const members = Array.isArray(value)
    ? value.map((item) => phpLiteral(item, inner))
    : Object.entries(value).map(([name, member]) => `${phpLiteral(name, inner)} => ${phpLiteral(member, inner)}`);
  if (members.length === 0) return Array.isArray(value) ? '[]' : 'new stdClass()';
  return `[\n${members.map((one) => `${inner}${one},\n`).join('')}${indent}]`;
};
