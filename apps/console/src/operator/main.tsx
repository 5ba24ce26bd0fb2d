import { start } from '../shell/start.js';
import { App } from './app.js';

start(<App />);
