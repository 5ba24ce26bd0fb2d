/** Packages whose package.json names no SPDX id, by version, with the licence that their LICENSE file has. */
export const READ_LICENCES = new Map([
  ['dejavu-fonts-ttf@2.37.3', 'Bitstream-Vera'],
  ['png-js@2.0.0', 'MIT'],
]);
