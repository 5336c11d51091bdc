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

  /**
   * At least so many rows with the highest estimates, the highest first; those that lie within a two-thousandth of the range in the order in which
   * they were added. Counted into bins, since a sort takes longer than all else.
   */
  best(most: number): Int32Array {
    const { estimate, length } = this;
    let [lowest, highest] = [Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY];
    for (let at = 0; at < length; at += 1) {
      const each = estimate[at] ?? 0;
      lowest = each < lowest ? each : lowest;
      highest = each > highest ? each : highest;
    }
    const scale = highest > lowest ? (bins - 1) / (highest - lowest) : 0;
    const counts = new Int32Array(bins);
    for (let at = 0; at < length; at += 1) {
      const bin = Math.floor(((estimate[at] ?? 0) - lowest) * scale);
      counts[bin] = (counts[bin] ?? 0) + 1;
    }
    // From counts to the places at which the rows of each bin go.
    let least = bins;
    let taken = 0;
    while (least > 0 && taken < most) {
      least -= 1;
      const count = counts[least] ?? 0;
      counts[least] = taken;
      taken += count;
    }
    const found = new Int32Array(taken);
    for (let at = 0; at < length; at += 1) {
      const bin = Math.floor(((estimate[at] ?? 0) - lowest) * scale);
      if (bin >= least) {
        found[counts[bin] ?? 0] = at;
        counts[bin] = (counts[bin] ?? 0) + 1;
      }
    }
    return found;
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
