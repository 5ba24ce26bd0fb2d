// Shows what the search of the page finds while somebody writes. Without this script the form asks the same page.
const form = document.querySelector('form[role=search]');
const input = form.querySelector('input');
const list = document.createElement('div');
list.className = 'found';
list.hidden = true;
form.append(list);

const DELAY_MS = 120;
const MOST = 8;
let timer;
let asked = '';

const close = () => {
  list.hidden = true;
};
const show = async () => {
  const query = input.value.trim();
  if (query === asked) return void (list.hidden = query === '');
  asked = query;
  if (query === '') return close();
  const answer = await fetch(`${form.action}?q=${encodeURIComponent(query)}`);
  const page = new DOMParser().parseFromString(await answer.text(), 'text/html');
  if (query !== asked) return;
  const results = page.querySelector('.results');
  const said = page.querySelector('main p');
  [...results.children].slice(MOST).forEach((item) => item.remove());
  list.replaceChildren(...(results.children.length === 0 ? [said] : [results]));
  list.hidden = false;
};

input.addEventListener('input', () => {
  clearTimeout(timer);
  timer = setTimeout(show, DELAY_MS);
});
input.addEventListener('focus', () => asked !== '' && input.value.trim() === asked && (list.hidden = false));
document.addEventListener('click', ({ target }) => form.contains(target) || close());
list.addEventListener('click', ({ target }) => target.closest('a') && close());

// `/` leads to the field, arrows through the results, Escape out of them.
document.addEventListener('keydown', (event) => {
  const isWriting = event.target.matches('input, textarea, [contenteditable]');
  if (event.key === '/' && !isWriting && !event.ctrlKey && !event.metaKey) {
    event.preventDefault();
    return input.focus();
  }
  if (!form.contains(event.target)) return;
  if (event.key === 'Escape') {
    close();
    return input.focus();
  }
  const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
  if (step === undefined || list.hidden) return;
  event.preventDefault();
  const places = [input, ...list.querySelectorAll('a')];
  places[Math.min(Math.max(places.indexOf(event.target) + step, 0), places.length - 1)].focus();
});
form.addEventListener('focusout', ({ relatedTarget }) => relatedTarget && !form.contains(relatedTarget) && close());
