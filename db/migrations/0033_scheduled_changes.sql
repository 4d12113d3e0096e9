CREATE TABLE "scheduled_changes" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"batch_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"entity_id" uuid NOT NULL,
	"due_at" timestamp with time zone NOT NULL,
	"staff_id" text,
	"made_at" timestamp with time zone NOT NULL,
	"change" jsonb NOT NULL,
	"base" jsonb NOT NULL,
	"state" text DEFAULT 'waiting' NOT NULL,
	"reason" text,
	"ended_at" timestamp with time zone,
	CONSTRAINT "scheduled_changes_kind" CHECK ("scheduled_changes"."kind" in ('category', 'item', 'package')),
	CONSTRAINT "scheduled_changes_state" CHECK ("scheduled_changes"."state" in ('waiting', 'held', 'done', 'canceled')),
	CONSTRAINT "scheduled_changes_reason" CHECK ("scheduled_changes"."reason" in ('changed', 'deleted', 'refused')),
	CONSTRAINT "scheduled_changes_held" CHECK ("scheduled_changes"."state" <> 'held' or "scheduled_changes"."reason" is not null),
	CONSTRAINT "scheduled_changes_ended" CHECK (("scheduled_changes"."ended_at" is null) = ("scheduled_changes"."state" = 'waiting')),
	CONSTRAINT "scheduled_changes_fields" CHECK (jsonb_typeof("scheduled_changes"."change") = 'object' and jsonb_typeof("scheduled_changes"."base") = 'object'
        and "scheduled_changes"."change" <> '{}'::jsonb)
);
--> statement-breakpoint
ALTER TABLE "catalog_edits" ADD COLUMN "scheduled_for" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "scheduled_changes" ADD CONSTRAINT "scheduled_changes_staff_id_staff_id_fk" FOREIGN KEY ("staff_id") REFERENCES "public"."staff"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "scheduled_changes_once" ON "scheduled_changes" USING btree ("batch_id","kind","entity_id");--> statement-breakpoint
CREATE INDEX "scheduled_changes_due" ON "scheduled_changes" USING btree ("due_at") WHERE "scheduled_changes"."state" = 'waiting';--> statement-breakpoint
CREATE INDEX "scheduled_changes_open" ON "scheduled_changes" USING btree ("entity_id") WHERE "scheduled_changes"."state" in ('waiting', 'held');--> statement-breakpoint
-- As before, and with what an edit was scheduled for.
CREATE OR REPLACE FUNCTION "record_catalog_edit"() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  staff_id text := nullif(current_setting('woodward.staff_id', true), '');
  batch_id uuid := nullif(current_setting('woodward.batch_id', true), '')::uuid;
  scheduled_for timestamptz := nullif(current_setting('woodward.scheduled_for', true), '')::timestamptz;
  was jsonb;
  now_is jsonb := edited_columns(to_jsonb(NEW));
  was_changed jsonb;
  is_changed jsonb;
BEGIN
  IF TG_OP = 'UPDATE' THEN was := edited_columns(to_jsonb(OLD)); END IF;
  -- As text, because jsonb forgets the order of specifications.
  IF TG_ARGV[0] = 'item' THEN
    now_is := now_is || jsonb_build_object('specifications', NEW.specifications::text);
    IF TG_OP = 'UPDATE' THEN
      was := was || jsonb_build_object('specifications', OLD.specifications::text);
    END IF;
  END IF;
  IF TG_OP = 'INSERT' THEN
    -- The demo and a restore insert without a person.
    IF staff_id IS NULL THEN RETURN NULL; END IF;
    is_changed := now_is - 'deleted_at';
  ELSE
    SELECT jsonb_object_agg(key, value), jsonb_object_agg(key, now_is -> key)
    INTO was_changed, is_changed
    FROM jsonb_each(was) WHERE value IS DISTINCT FROM now_is -> key;
    IF is_changed IS NULL THEN RETURN NULL; END IF;
  END IF;
  INSERT INTO catalog_edits
    (kind, entity_id, version, at, staff_id, batch_id, scheduled_for, before, after)
  VALUES (TG_ARGV[0], NEW.id, NEW.version, NEW.updated_at, staff_id, batch_id, scheduled_for,
    was_changed, is_changed)
  ON CONFLICT (kind, entity_id, version) DO UPDATE SET
    before = EXCLUDED.before || catalog_edits.before,
    after = catalog_edits.after || EXCLUDED.after;
  RETURN NULL;
END
$$;
