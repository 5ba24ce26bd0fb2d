import { expect, it } from '@jest/globals';
import { quoted } from './quoted.js';

it('quotes a text so that a shell reads it as one argument, whatever is in it', () => {
  expect(quoted(`it's $(here)`)).toBe(String.raw`'it'\''s $(here)'`);
});
