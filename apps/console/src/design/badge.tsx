import styles from './badge.module.css';

/** What a state means for the person: done, under way, to be watched, or to be mended. */
export type Tone = 'good' | 'way' | 'watch' | 'bad';

/** Each tone has a shape too, since nobody should need colours to tell states apart. */
const SHAPE: Readonly<Record<Tone, string>> = {
  good: 'M3 8.5 6.5 12 13 4.5',
  way: 'M8 3a5 5 0 1 0 5 5',
  watch: 'M8 2.5 14 13H2L8 2.5Z M8 6.5v3 M8 11.5v.1',
  bad: 'M4 4l8 8 M12 4l-8 8',
};

export const Badge = ({ tone, children }: { readonly tone: Tone; readonly children: string }) => (
  <span className={[styles.badge, styles[tone] ?? ''].join(' ')}>
    <svg className={styles.shape} width="14" height="14" viewBox="0 0 16 16" aria-hidden="true">
      <path d={SHAPE[tone]} fill="none" stroke="currentColor" strokeWidth="2" strokeLinecap="round" />
    </svg>
    {children}
  </span>
);
