import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Appends records that come with their partitions: `topics`, `parts` and `counts` have one element for each partition, in
 * ascending order; `turns` has the partition of each record (from 1), and `nths` its place among those of it (from 0).
 *
 * Moving a partition's end locks its row until the commit, so positions have no gaps, and whoever sees one sees all before
 * it. `append_records` does the same for the version before.
 */
export class AppendByPartition1763683202000 implements MigrationInterface {
  readonly name = 'AppendByPartition1763683202000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create function append_to_partitions(
        topics text[], parts int[], counts int[], turns int[], nths int[], keys text[], headers jsonb[], bodies bytea[]
      ) returns bigint[] language plpgsql as $$
      declare ends bigint[];
      begin
        with moved as (
          update partitions p set next_pos = p.next_pos + f.records
          from unnest(topics, parts, counts) with ordinality as f (topic, part, records, turn)
          where p.topic = f.topic and p.part = f.part
          returning f.turn, p.next_pos
        )
        select array_agg(next_pos order by turn) into ends from moved;
        if cardinality(ends) is distinct from cardinality(topics) then
          raise exception 'a partition is missing';
        end if;
        insert into records (topic, part, pos, key, headers, body)
        select topics[f.turn], parts[f.turn], ends[f.turn] - counts[f.turn] + f.nth, f.key, f.headers, f.body
        from unnest(turns, nths, keys, headers, bodies) as f (turn, nth, key, headers, body);
        return ends;
      end $$`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop function append_to_partitions');
  }
}
