import { roomOrder } from './room-order.mjs';
import { suffixTouches } from './suffix-touches.mjs';

export default { meta: { name: 'house' }, rules: { 'room-order': roomOrder, 'suffix-touches': suffixTouches } };
