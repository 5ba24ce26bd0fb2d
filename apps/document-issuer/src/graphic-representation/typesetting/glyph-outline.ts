import type { Path } from 'fontkit';

/** The outline as operators of a filled path, whole units of `scale` times the font's. */
export const outlineOf = ({ commands }: Path, scale: number): string => {
  const operators: string[] = [];
  let [x, y] = [0, 0];
  const add = (operator: string, ...points: number[]) => {
    [x = 0, y = 0] = points.slice(-2);
    operators.push([...points.map((value) => Math.round(value * scale)), operator].join(' '));
  };
  for (const { command, args } of commands) {
    const [a = 0, b = 0, c = 0, d = 0] = args;
    if (command === 'moveTo') add('m', a, b);
    else if (command === 'lineTo') add('l', a, b);
    else if (command === 'bezierCurveTo') add('c', ...args);
    else if (command === 'closePath') operators.push('h');
    // PDF has cubic curves only.
    else add('c', x + (2 / 3) * (a - x), y + (2 / 3) * (b - y), c + (2 / 3) * (a - c), d + (2 / 3) * (b - d), c, d);
  }
  return operators.length === 0 ? '' : `${operators.join('\n')}\nf`;
};
