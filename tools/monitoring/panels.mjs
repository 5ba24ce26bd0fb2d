/** Builders of Grafana's dashboard JSON (schema 39, Grafana 10 and later): only the kinds of panels that are used here. */

const DATASOURCE = { type: 'prometheus', uid: '${datasource}' };
const COLUMNS = 24;

const targetsOf = (queries, instant) =>
  queries.map(([legend, expr], nth) => ({
    refId: String.fromCharCode(65 + nth),
    datasource: DATASOURCE,
    expr,
    legendFormat: legend,
    ...(instant ? { instant: true, range: false } : {}),
  }));

/** `alarms`: values from which it is orange and red; with `below`, values under which it is. */
const thresholdsOf = ({ orange, red, below = false } = {}) => {
  const steps = below
    ? [
        ['red', null],
        ['orange', orange === undefined ? undefined : red],
        ['green', orange ?? red],
      ]
    : [
        ['green', null],
        ['orange', orange],
        ['red', red],
      ];
  return {
    mode: 'absolute',
    steps: steps.flatMap(([color, value]) => (value === undefined ? [] : [{ color, value }])),
  };
};

/** Lines over time. `queries`: `[legend, expr]`. */
export const lines = (title, unit, description, queries, { width = 8, stack = false, alarms } = {}) => ({
  size: { w: width, h: 8 },
  panel: {
    type: 'timeseries',
    title,
    description,
    targets: targetsOf(queries, false),
    fieldConfig: {
      defaults: {
        unit,
        min: 0,
        custom: {
          lineWidth: 1,
          fillOpacity: stack ? 25 : 5,
          showPoints: 'never',
          stacking: { mode: stack ? 'normal' : 'none', group: 'A' },
          thresholdsStyle: { mode: alarms ? 'line' : 'off' },
        },
        thresholds: thresholdsOf(alarms),
      },
      overrides: [],
    },
    options: {
      legend: { displayMode: 'list', placement: 'bottom', showLegend: true },
      tooltip: { mode: 'multi', sort: 'desc' },
    },
  },
});

/** One number, green, orange or red. `words`: what a value is called. */
export const number = (title, unit, description, queries, { width = 4, alarms, words } = {}) => ({
  size: { w: width, h: 4 },
  panel: {
    type: 'stat',
    title,
    description,
    targets: targetsOf(queries, true),
    fieldConfig: {
      defaults: {
        unit,
        thresholds: thresholdsOf(alarms),
        mappings: words
          ? [
              {
                type: 'value',
                options: Object.fromEntries(
                  Object.entries(words).map(([value, text], index) => [value, { text, index }]),
                ),
              },
            ]
          : [],
      },
      overrides: [],
    },
    options: {
      colorMode: 'background',
      graphMode: 'none',
      textMode: queries.length > 1 ? 'value_and_name' : 'value',
      reduceOptions: { calcs: ['lastNotNull'], fields: '', values: false },
    },
  },
});

/** A table with a row per series, the value last. `labels`: which labels are columns, in their order. */
export const table = (title, unit, description, expr, labels, { width = 8, descending = true, alarms } = {}) => ({
  size: { w: width, h: 8 },
  panel: {
    type: 'table',
    title,
    description,
    targets: targetsOf([['', expr]], true).map((target) => ({ ...target, format: 'table' })),
    fieldConfig: {
      defaults: { unit, thresholds: thresholdsOf(alarms), custom: { align: 'auto', cellOptions: { type: 'auto' } } },
      overrides: [
        {
          matcher: { id: 'byName', options: 'Value' },
          properties: [{ id: 'custom.cellOptions', value: { type: 'color-text' } }],
        },
      ],
    },
    options: { showHeader: true, sortBy: [{ displayName: 'Value', desc: descending }] },
    transformations: [
      {
        id: 'organize',
        options: {
          excludeByName: { Time: true },
          indexByName: Object.fromEntries([...labels, 'Value'].map((label, index) => [label, index])),
          renameByName: {},
        },
      },
    ],
  },
});

export const row = (title, description) => ({
  size: { w: COLUMNS, h: 1 },
  panel: { type: 'row', title, description, collapsed: false, panels: [] },
});

/** Puts panels side by side, and below one another when a line is full. */
const placed = (parts) => {
  let x = 0;
  let y = 0;
  let height = 0;
  return parts.map(({ size: { w, h }, panel }, index) => {
    if (x + w > COLUMNS || panel.type === 'row') {
      x = 0;
      y += height;
      height = 0;
    }
    const gridPos = { x, y, w, h };
    x += w;
    height = Math.max(height, h);
    const datasource = panel.type === 'row' ? {} : { datasource: DATASOURCE };
    return { id: index + 1, ...panel, ...datasource, gridPos };
  });
};

const DATASOURCE_VARIABLE = {
  name: 'datasource',
  type: 'datasource',
  query: 'prometheus',
  label: 'Data source',
  hide: 0,
  includeAll: false,
  multi: false,
  current: {},
};

const choiceOf = (name, label, values) => ({
  name,
  label,
  type: 'custom',
  query: values.join(','),
  hide: 0,
  includeAll: false,
  multi: false,
  current: { text: values[0], value: values[0] },
  options: values.map((value, index) => ({ text: value, value, selected: index === 0 })),
});

/** `choices`: variables of the dashboard, `{ environment: ['production', 'test'] }`, the preset first. */
export const dashboard = ({ uid, title, description, choices = {}, panels }) => ({
  uid,
  title,
  description,
  tags: ['rubrica'],
  editable: false,
  graphTooltip: 1,
  schemaVersion: 39,
  refresh: '30s',
  time: { from: 'now-3h', to: 'now' },
  timezone: 'America/Bogota',
  links: [
    { type: 'dashboards', title: 'Rubrica', tags: ['rubrica'], asDropdown: true, includeVars: true, keepTime: true },
  ],
  templating: {
    list: [
      DATASOURCE_VARIABLE,
      ...Object.entries(choices).map(([name, values]) => choiceOf(name, name[0].toUpperCase() + name.slice(1), values)),
    ],
  },
  annotations: {
    list: [
      {
        name: 'Alerts',
        datasource: DATASOURCE,
        enable: true,
        iconColor: 'red',
        expr: 'ALERTS{alertstate="firing"}',
        titleFormat: '{{alertname}}',
        textFormat: '{{service}} {{environment}}',
      },
    ],
  },
  panels: placed(panels),
});
