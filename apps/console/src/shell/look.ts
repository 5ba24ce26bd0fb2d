/** How the console looks for this person, in this browser. */
export interface Look {
  readonly theme: 'system' | 'light' | 'dark';
  readonly density: 'comfortable' | 'compact';
}

const KEPT_AS = 'rubrica-look';
const USUAL: Look = { theme: 'system', density: 'comfortable' };

export const keptLook = (): Look => {
  try {
    const kept = JSON.parse(localStorage.getItem(KEPT_AS) ?? '{}') as Partial<Look>;
    return {
      theme: kept.theme === 'light' || kept.theme === 'dark' ? kept.theme : 'system',
      density: kept.density === 'compact' ? 'compact' : 'comfortable',
    };
  } catch {
    return USUAL;
  }
};

export const showLook = (look: Look): void => {
  const { dataset } = document.documentElement;
  dataset['theme'] = look.theme;
  dataset['density'] = look.density;
};

export const keepLook = (look: Look): void => {
  localStorage.setItem(KEPT_AS, JSON.stringify(look));
  showLook(look);
};
