<?php

use Illuminate\Database\Migrations\Migration;
use Illuminate\Support\Facades\DB;

/** A patient whom the database lets nobody call: what Laravel then answers is a 500. */
return new class extends Migration
{
    public function up(): void
    {
        DB::statement(<<<'SQL'
            CREATE TRIGGER broken BEFORE UPDATE ON tickets WHEN OLD.name = 'Karol Pokazený'
            BEGIN SELECT RAISE(ABORT, 'the disk is full'); END
        SQL);
    }
};
