const { writeFileSync } = require('node:fs');
const { relative } = require('node:path');

const EVERY_MS = 30_000;
/** A file that runs for longer is named. */
const LONG_MS = 60_000;

const duration = (ms) => `${Math.floor(ms / 60_000)}:${String(Math.floor(ms / 1000) % 60).padStart(2, '0')} min`;

/**
 * Says twice a minute how many files are done and which ones run for long. After each file it writes to `file` what has
 * been counted so far, so that a run that was killed can be told from one that never began.
 */
module.exports = class Progress {
  running = new Map();
  report = { complete: false, passed: 0, failed: 0, skipped: [], files: 0, ofFiles: 0, running: [] };

  constructor({ rootDir }, { file } = {}) {
    this.rootDir = rootDir;
    this.file = file;
  }

  onRunStart({ numTotalTestSuites }) {
    this.begun = Date.now();
    this.report.ofFiles = numTotalTestSuites;
    this.timer = setInterval(() => this.say(), EVERY_MS).unref();
    this.write();
  }

  onTestFileStart({ path }) {
    this.running.set(relative(this.rootDir, path), Date.now());
    this.write();
  }

  onTestFileResult({ path }, { testResults, testExecError, numFailingTests, numPassingTests }) {
    this.running.delete(relative(this.rootDir, path));
    this.report.files += 1;
    this.report.passed += numPassingTests;
    this.report.failed += numFailingTests + (testExecError && numFailingTests === 0 ? 1 : 0);
    this.report.skipped.push(
      ...testResults.filter(({ status }) => status === 'pending' || status === 'todo').map(({ fullName }) => fullName),
    );
    this.write();
  }

  onRunComplete() {
    clearInterval(this.timer);
    this.report.complete = true;
    this.write();
  }

  write() {
    if (this.file) writeFileSync(this.file, JSON.stringify({ ...this.report, running: [...this.running.keys()] }));
  }

  say() {
    const { files, ofFiles, failed } = this.report;
    const long = [...this.running]
      .map(([name, since]) => ({ name, ms: Date.now() - since }))
      .filter(({ ms }) => ms > LONG_MS)
      .map(({ name, ms }) => `${name} (${duration(ms)})`);
    const waiting = long.length > 0 ? `; running for long: ${long.join(', ')}` : '';
    process.stderr.write(
      `── ${duration(Date.now() - this.begun)}: ${files} of ${ofFiles} files, ${failed} tests failed${waiting}\n`,
    );
  }
};
