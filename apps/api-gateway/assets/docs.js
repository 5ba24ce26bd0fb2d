// Gives each block of code a button that copies it.
const words = document.documentElement.lang === 'es' ? ['Copiar', 'Copiado'] : ['Copy', 'Copied'];
for (const block of document.querySelectorAll('main pre')) {
  const button = document.createElement('button');
  button.type = 'button';
  button.textContent = words[0];
  button.addEventListener('click', async () => {
    await navigator.clipboard.writeText(block.textContent);
    button.textContent = words[1];
    setTimeout(() => (button.textContent = words[0]), 2000);
  });
  const frame = document.createElement('div');
  frame.className = 'copyable';
  block.replaceWith(frame);
  frame.append(block, button);
}
