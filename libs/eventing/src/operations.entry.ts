/** Exports for operators: information about a service, and commands to it. */
export {
  PARKED_STATES,
  type ParkedMessage,
  type ParkedQuery,
  type ParkedState,
} from './consumer/parked-message.view.js';
export { ParkedMessages, type RedriveRequest } from './consumer/parked-messages.js';
export { Positions } from './consumer/positions.js';
export {
  type MaintenanceJobKind,
  type MaintenanceJobPage,
  type MaintenanceJobRequest,
  MaintenanceJobs,
  type OrderedMaintenanceJob,
} from './operations/maintenance-jobs.js';
export { REPUBLISH } from './operations/republication.js';
export {
  type ConsumerMetricValues,
  type StoredMetricValues,
  VitalMetrics,
  type VitalMetricValues,
} from './operations/vital-metrics.js';
export { runStep, stuckSteps } from './running-steps.js';
export type { PoolUse } from './transaction/database.js';
