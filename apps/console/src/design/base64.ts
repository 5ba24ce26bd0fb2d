/** Reads a file, and writes its bytes in base64, as the API takes them. Rejects where the browser may not read the file any more. */
export const base64Of = (file: File): Promise<string> =>
  new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => {
      // A data URL: `data:application/zip;base64,` and the bytes; an empty file has no comma behind it.
      resolve(String(reader.result).split(',')[1] ?? '');
    };
    reader.onerror = () => {
      reject(reader.error ?? new Error(`The file ${file.name} cannot be read.`));
    };
    reader.readAsDataURL(file);
  });
