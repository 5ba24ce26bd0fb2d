/** A CPU profile as V8's inspector writes it. */
export interface CpuProfile {
  readonly nodes: readonly ProfileNode[];
  /** Ids of nodes. */
  readonly samples?: readonly number[];
  /** Time before each sample, µs. */
  readonly timeDeltas?: readonly number[];
}

export interface ProfileNode {
  readonly id: number;
  readonly callFrame: { readonly functionName: string; readonly url: string };
  readonly children?: readonly number[];
}

/** What one service spends in one folder or package. All shares of a profile add up to 1. */
export interface ProfileRow {
  /** The service that the stack leads to, or where it leads to none, the lib, package or `node`. */
  readonly service: string;
  /** The folder of ours or the package in which the time is spent, what Node does for it included. */
  readonly work: string;
  /** Part of the time that the main thread was not idle. */
  readonly share: number;
  /** Functions with the largest part of it, the largest first. */
  readonly functions: readonly { readonly name: string; readonly share: number }[];
}

export interface ProfileSummary {
  readonly rows: readonly ProfileRow[];
  /** Part of the whole time in which the main thread waited for something to do. */
  readonly idleShare: number;
}

const MOST_FUNCTIONS = 3;
const IDLE = '(idle)';

/** The agent in the product's process stands between a caller and Node; its time is the caller's. */
const AGENT = /\/whole-way\/product-agent\.js$/;

/** The place of a frame: a folder of ours, a package, or undefined for what Node itself brings. */
export const placeOf = (url: string): { readonly app?: string; readonly folder: string } | undefined => {
  const [, packageName] = /.*\/node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(url) ?? [];
  if (packageName !== undefined) return { folder: `npm ${packageName}` };
  const [, kind, project = '', path = ''] = /\/(apps|libs)\/([^/]+)\/dist\/(.*)$/.exec(url) ?? [];
  if (kind === undefined || AGENT.test(url)) return undefined;
  const folder = [kind, project, ...path.split('/').slice(0, -1)].join('/');
  return kind === 'libs' ? { folder } : { app: project, folder };
};

/** Attributes the time of each sample to the service and the folder nearest to the top of its stack. */
export const summarizeProfile = (profile: CpuProfile): ProfileSummary => {
  const attributionOf = attributor(profile.nodes);
  const { samples = [], timeDeltas = [] } = profile;
  const cells = new Map<string, { service: string; work: string; us: number; functions: Map<string, number> }>();
  let [busyUs, idleUs] = [0, 0];
  samples.forEach((id, index) => {
    const us = Math.max(0, timeDeltas[index + 1] ?? 0);
    const { service, work, functionName } = attributionOf(id);
    if (functionName === IDLE) {
      idleUs += us;
      return;
    }
    busyUs += us;
    const key = `${service}\n${work}`;
    const cell = cells.get(key) ?? { service, work, us: 0, functions: new Map<string, number>() };
    cells.set(key, cell);
    cell.us += us;
    cell.functions.set(functionName, (cell.functions.get(functionName) ?? 0) + us);
  });
  const shareOf = (us: number): number => (busyUs === 0 ? 0 : us / busyUs);
  const rows = [...cells.values()]
    .toSorted((a, b) => b.us - a.us)
    .map(({ service, work, us, functions }) => ({
      service,
      work,
      share: shareOf(us),
      functions: [...functions]
        .toSorted(([, a], [, b]) => b - a)
        .slice(0, MOST_FUNCTIONS)
        .map(([name, ofFunctionUs]) => ({ name, share: shareOf(ofFunctionUs) })),
    }));
  const wholeUs = busyUs + idleUs;
  return { rows, idleShare: wholeUs === 0 ? 0 : idleUs / wholeUs };
};

/** Share of each service in the time that the main thread was not idle. */
export const sharesByService = (rows: readonly ProfileRow[]): Record<string, number> => {
  const shares: Record<string, number> = {};
  for (const { service, share } of rows) shares[service] = (shares[service] ?? 0) + share;
  return shares;
};

interface Attribution {
  readonly service: string;
  readonly work: string;
  readonly functionName: string;
}

const attributor = (nodes: readonly ProfileNode[]): ((id: number) => Attribution) => {
  const byId = new Map(nodes.map((node) => [node.id, node]));
  const parents = new Map(nodes.flatMap(({ id, children = [] }) => children.map((child) => [child, id] as const)));
  const known = new Map<number, Attribution>();
  const attribute = (id: number): Attribution => {
    const { functionName = '', url = '' } = byId.get(id)?.callFrame ?? {};
    if (/^\(.*\)$/.test(functionName)) return { service: functionName, work: functionName, functionName };
    let [app, lib, work] = ['', '', ''];
    for (let at: number | undefined = id; at !== undefined && app === ''; at = parents.get(at)) {
      const place = placeOf(byId.get(at)?.callFrame.url ?? '');
      if (!place) continue;
      work ||= place.folder;
      app = place.app ?? '';
      if (place.folder.startsWith('libs/')) lib ||= place.folder.split('/').slice(0, 2).join('/');
    }
    const nowhere = url.startsWith('node:') || url === '' ? 'node' : 'other code';
    return {
      service: app || lib || work || nowhere,
      work: work || nowhere,
      functionName: functionName || '(anonymous)',
    };
  };
  return (id) => {
    const attribution = known.get(id) ?? attribute(id);
    known.set(id, attribution);
    return attribution;
  };
};
