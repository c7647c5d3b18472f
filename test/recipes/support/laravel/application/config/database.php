<?php

return [
    'default' => 'sqlite',
    'connections' => [
        'sqlite' => [
            'driver' => 'sqlite',
            'database' => database_path('database.sqlite'),
            'prefix' => '',
            'foreign_key_constraints' => true,
        ],
        // A separate file: SQLite refuses a transaction that has read before the worker wrote to the same file.
        'queue' => ['driver' => 'sqlite', 'database' => database_path('queue.sqlite'), 'prefix' => ''],
    ],
    'migrations' => 'migrations',
];
