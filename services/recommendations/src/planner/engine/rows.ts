const firstCapacity = 1024;
const bins = 2048;

/** Possible next steps of a beam search, in columns, because there are tens of thousands of them. Reused for each step. */
export class Rows {
  estimate = new Float64Array(firstCapacity);
  value = new Float64Array(firstCapacity);
  clock = new Float64Array(firstCapacity);
  label = new Int32Array(firstCapacity);
  stop = new Int32Array(firstCapacity);
  length = 0;

  /** `estimate`: what decides which rows are gone on with; `label`: the index of the label that goes on to `stop`. */
  add(row: { estimate: number; value: number; clock: number; label: number; stop: number }): void {
    const at = this.length;
    if (at === this.estimate.length) {
      this.#grow();
    }
    this.estimate[at] = row.estimate;
    this.value[at] = row.value;
    this.clock[at] = row.clock;
    this.label[at] = row.label;
    this.stop[at] = row.stop;
    this.length += 1;
  }

  /** The rows with the highest estimates, the highest first; a few more than `most`. */
  best(most: number): number[] {
    const { estimate, length } = this;
    const least = length <= most ? Number.NEGATIVE_INFINITY : this.#leastOf(most);
    const found: number[] = [];
    for (let at = 0; at < length; at += 1) {
      if ((estimate[at] ?? 0) >= least) {
        found.push(at);
      }
    }
    return found.sort((a, b) => (estimate[b] ?? 0) - (estimate[a] ?? 0));
  }

  /** An estimate that about so many rows reach, and at least as many: found by counting, since sorting all takes longer than all else. */
  #leastOf(most: number): number {
    const estimate = this.estimate.subarray(0, this.length);
    let [lowest, highest] = [Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY];
    for (const each of estimate) {
      lowest = each < lowest ? each : lowest;
      highest = each > highest ? each : highest;
    }
    const width = (highest - lowest) / bins;
    const counts = new Int32Array(bins + 1);
    for (const each of estimate) {
      const bin = Math.floor((each - lowest) / width);
      counts[bin] = (counts[bin] ?? 0) + 1;
    }
    let bin = bins;
    for (let count = counts[bin] ?? 0; count < most && bin > 0; count += counts[bin] ?? 0) {
      bin -= 1;
    }
    return lowest + bin * width;
  }

  #grow(): void {
    const grown = <Column extends Float64Array | Int32Array>(column: Column, larger: Column): Column => {
      larger.set(column);
      return larger;
    };
    const capacity = 2 * this.length;
    this.estimate = grown(this.estimate, new Float64Array(capacity));
    this.value = grown(this.value, new Float64Array(capacity));
    this.clock = grown(this.clock, new Float64Array(capacity));
    this.label = grown(this.label, new Int32Array(capacity));
    this.stop = grown(this.stop, new Int32Array(capacity));
  }
}
