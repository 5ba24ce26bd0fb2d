import { KINDS } from '@rubrica/kinds';

/** What the operations of a tag are about. */
export const TAG_WORDS: Readonly<Record<string, string>> = {
  ...Object.fromEntries(KINDS.map(({ api: { tag, about } }) => [tag, about])),
  'All documents': 'Documents of all kinds together: a list of summaries, and counters.',
  Jobs: 'One action on many documents, row by row in the background, with a result.',
  Drafts: 'Documents of any kind that are not issued yet, however far they are written.',
  Views: 'Filters of the list of all documents that a company, or a person, keeps under a name.',
  'Received documents':
    'What suppliers send you: opened, read as data, and checked with DIAN. Only what is `verified` may be relied on.',
  Files: 'Files by the signed URLs that resources and events have; no API key is needed.',
  Customers: 'Buyers that documents name by `customer_id`.',
  Suppliers: 'Sellers who have not to invoice, whom documents name by `supplier_id`.',
  Tenant: 'Your own profile, and the step from habilitación to production.',
  'API keys': 'Keys with a role and an end. The prefix of a key decides the mode.',
  Members: 'The people of your company, their roles, and the invitations to become one of them.',
  Audit: 'Who asked for what: people, API keys and operators.',
  Sessions: 'Who is logged in, where, and what they may do.',
  Catalogs: "Code tables: our codes with DIAN's.",
  Certificates: 'The certificates that sign your documents.',
  'Numbering ranges': 'The numbers that DIAN authorized.',
  Exports: 'All data of a tenant in one mode, as a zip that can be checked offline.',
  Mail: 'Addresses that your mails come from, and the keys that sign them (DKIM).',
  Suppressions: 'Addresses that get no mails: they do not exist, their owners complained, or you said so.',
  Webhooks: 'Endpoints, the events that they get, and each attempt to deliver one.',
  Requests: 'What your programs and people asked for in the last seven days, and what was answered.',

  Tenants: 'The companies that use this installation: make, suspend and revoke them.',
  People: 'Those who use the console: make a link by which one logs in.',
  Software: 'The software at DIAN with which a tenant issues: its own, or that of the technology provider.',
  Contingencies: 'Outages of DIAN: declare one, end it, see what was declared.',
  'Dead letters': 'Messages that no service could handle, and the order to handle them again.',
  'Maintenance jobs': 'Long work that a service does while it serves requests: republication and rebuild.',
  Looks: 'What an operator sees of the data of tenants; each look is recorded first.',
  State: 'How all services and environments are, and since when.',
  Clock: 'The clock of a test installation.',
};
