import { writeFileSync } from 'node:fs';
import type { Reporter, TestModule, Vitest } from 'vitest/node';
import { type FileTime, pathOfTimes } from './times';

/** Leaves the time of every file of tests beside the report of the JSON reporter, which leaves out loading. */
export default class TimesReporter implements Reporter {
  private report: string | undefined;

  onInit({ config }: Vitest): void {
    this.report = typeof config.outputFile === 'object' ? config.outputFile.json : config.outputFile;
  }

  onTestRunEnd(modules: readonly TestModule[]): void {
    if (this.report) writeFileSync(pathOfTimes(this.report), JSON.stringify(modules.map(timeOf)));
  }
}

function timeOf(module: TestModule): FileTime {
  const { environmentSetupDuration, prepareDuration, collectDuration, setupDuration, duration } =
    module.diagnostic();
  return {
    file: module.moduleId,
    loading: environmentSetupDuration + prepareDuration + collectDuration + setupDuration,
    tests: duration,
  };
}
